"""The clickable picture in a true browser, with a scene that has no game in it, in JupyterLab and in Voila."""
from fake_page import AGAIN, FIRST, OTHER, PLAIN, TURNED, board, control, host, open_page, page, piece, say, shape  # noqa: F401  the fixtures are used by their names
from playwright.sync_api import expect


def test_a_click_turns_one_hex_once_and_says_so(page):
    shape(page, "B2").click()
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)
    expect(say(page)).to_have_text("B2 is turned")
    expect(shape(page, "B3")).to_have_attribute("style", PLAIN)
    shape(page, "B2").click()
    expect(say(page)).to_have_text("B2 is plain again")
    box = piece(page, "G7").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shape(page, "C3").click()
    expect(say(page)).to_have_text("C3 is turned")
    expect(shape(page, "G7")).to_have_attribute("style", PLAIN)


def test_the_keyboard_alone_is_enough(page):
    piece(page, "A1").focus()
    page.keyboard.press("ArrowRight")
    expect(piece(page, "B1")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    expect(piece(page, "A2")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    expect(piece(page, "F7")).not_to_be_focused()
    piece(page, "A2").focus()
    page.keyboard.press("Enter")
    expect(say(page)).to_have_text("A2 is turned")
    expect(piece(page, "A2")).to_be_focused()
    page.keyboard.press("Space")
    expect(say(page)).to_have_text("A2 is plain again")
    expect(board(page).locator(".rule-focused")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(control(page, "undo").locator("button")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(piece(page, "A2")).to_be_focused()


def test_a_target_that_is_gone_hands_the_focus_to_its_neighbour(page):
    piece(page, "A1").focus()
    page.keyboard.press("Enter")
    expect(piece(page, "A1")).not_to_have_attribute("role", "button")
    expect(board(page).locator("svg [data-target]:focus")).to_have_count(1)
    shape(page, "D4").click()
    expect(say(page)).to_have_text("D4 is turned")


def test_boards_on_a_page_do_not_disturb_each_other(page):
    shape(page, "B2", OTHER).click()
    expect(shape(page, "B2", OTHER)).to_have_attribute("style", TURNED)
    expect(shape(page, "B2", FIRST)).to_have_attribute("style", PLAIN)
    shape(page, "C2", AGAIN).click()
    expect(shape(page, "C2", FIRST)).to_have_attribute("style", TURNED)
    expect(shape(page, "C2", OTHER)).to_have_attribute("style", PLAIN)
    ids = page.evaluate("[...document.querySelectorAll('.rule-board [id]')].map(node => node.id)")
    assert len(ids) == len(set(ids))


def test_the_language_is_switched_everywhere_and_kept_for_other_pages(host, reader):
    page = host(reader())
    english, japanese = page.get_by_text("Some English."), page.get_by_text("日本語の文。")
    expect(english).to_be_visible()
    expect(japanese).to_be_hidden()
    page.get_by_role("button", name="日本語").click()
    expect(english).to_be_hidden()
    expect(japanese).to_be_visible()
    expect(say(page, lang="ja")).to_be_visible()
    expect(say(page)).to_be_hidden()
    expect(piece(page, "B2")).to_have_attribute("aria-label", "B2、表")
    expect(control(page, "line").get_by_placeholder("例：B2")).to_be_visible()
    expect(control(page, "size").locator("option").first).to_have_text("大きさ 1")
    shape(page, "B2").click()
    expect(say(page, lang="ja")).to_have_text("B2を裏返しました")
    expect(piece(page, "B2")).to_have_attribute("aria-label", "B2、裏")
    page.get_by_role("button", name="両方").click()
    expect(english).to_be_visible()
    expect(japanese).to_be_visible()
    expect(piece(page, "B2")).to_have_attribute("aria-label", "B2, turned / B2、裏")
    second = page.context.new_page()
    host(second)
    expect(second.get_by_text("Some English.")).to_be_visible()
    expect(second.get_by_text("日本語の文。")).to_be_visible()
    page.get_by_role("button", name="日本語").click()
    expect(second.get_by_text("Some English.")).to_be_hidden()
    expect(piece(second, "E7")).to_have_attribute("aria-label", "E7、表")


def test_a_japanese_phone_is_wide_enough_and_can_be_tapped(host, reader):
    page = host(reader(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="ja-JP"))
    expect(page.get_by_text("日本語の文。")).to_be_visible()
    expect(page.get_by_text("Some English.")).to_be_hidden()
    page.wait_for_timeout(2000)  # a kernel that other readers have used tells of what they did
    control(page, "line").get_by_role("textbox").fill("afresh")
    control(page, "line").get_by_role("textbox").press("Enter")
    expect(say(page, lang="ja")).to_have_text("すべて表です")
    expect(control(page, "pace").get_by_label("速く")).to_be_checked()
    shape(page, "B2").tap()
    expect(say(page, lang="ja")).to_have_text("B2を裏返しました")
    box = piece(page, "A3").bounding_box()
    page.touchscreen.tap(box["x"] - 6, box["y"] + box["height"] / 2)
    expect(say(page, lang="ja")).to_have_text("A3を裏返しました")
    fits = "(card) => [...card.querySelectorAll('*')].every(n => n.getBoundingClientRect().right <= card.getBoundingClientRect().right + 1)"
    assert page.locator(".rule-card").first.evaluate(fits)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".rule-card").first.evaluate("(card) => card.getBoundingClientRect().right <= innerWidth")


def test_every_kind_of_control(page, tmp_path):
    undo = control(page, "undo").get_by_role("button")
    expect(undo).to_be_disabled()
    why = control(page, "undo").get_by_text("Nothing has been done yet.")
    expect(why).to_be_hidden()
    undo.hover()
    expect(why).to_be_visible()
    expect(undo).to_have_accessible_description("Nothing has been done yet.")
    line = control(page, "line").get_by_role("textbox")
    line.fill("C5")
    line.press("Enter")
    expect(say(page)).to_have_text("C5 is turned")
    expect(line).to_have_value("")
    line.press("ArrowUp")
    expect(line).to_have_value("C5")
    undo.click()
    expect(say(page)).to_have_text("one step back")
    expect(undo).to_be_disabled()
    control(page, "pace").get_by_text("Fast").click()
    expect(say(page)).to_have_text("pace is fast")
    control(page, "size").get_by_role("combobox").select_option("Size 6")
    expect(say(page)).to_have_text("size is 6")
    for _ in range(9):
        control(page, "step").get_by_role("slider").press("ArrowRight")
    expect(say(page)).to_have_text("step is 9")
    expect(control(page, "step").get_by_role("slider")).to_have_value("9")
    loaded = tmp_path / "mine.txt"
    loaded.write_text("日本", encoding="utf-8")
    control(page, "load").locator("input").set_input_files(loaded)
    expect(say(page)).to_have_text("read mine.txt: 2 letters")
    shape(page, "B2").click()
    expect(say(page)).to_have_text("B2 is turned")
    with page.expect_download() as saved:
        control(page, "save").get_by_role("button").click()
    assert saved.value.suggested_filename == "hexes.txt" and saved.value.path().read_text() == "B2"


def test_pointing_is_told_but_never_queues(page):
    piece(page, "B1").scroll_into_view_if_needed()
    shape(page, "B1").hover()
    expect(say(page)).to_have_text("pointing at B1")
    shape(page, "C3").hover()
    expect(say(page)).to_have_text("pointing at nothing")
    sent = []
    count = "(root) => { root.changes = 0; new MutationObserver(() => root.changes++).observe(root, {subtree: true, childList: true}) }"
    board(page).locator(".rule-say").evaluate(count)
    boxes = [shape(page, gid).bounding_box() for gid in ("B1", "B2")]
    for k in range(30):
        box = boxes[k % 2]
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        sent.append(k)
    expect(say(page)).to_have_text("pointing at B2")
    assert board(page).locator(".rule-say").evaluate("(root) => root.changes") <= len(sent) / 3


def test_a_click_is_not_talked_over_by_its_own_pointing(page):
    shape(page, "B2").click()
    page.wait_for_timeout(400)
    expect(say(page)).to_have_text("B2 is turned")


def test_a_bug_in_the_scene_leaves_the_picture_and_says_so(page):
    line = control(page, "line").get_by_role("textbox")
    shape(page, "B2").click()
    line.fill("boom")
    line.press("Enter")
    expect(say(page)).to_contain_text("Something went wrong inside this page")
    expect(say(page, lang="ja")).to_contain_text("不具合")
    expect(shape(page, "B2")).to_have_attribute("style", TURNED)
    expect(page.get_by_text("RuntimeError")).to_have_count(0)
    shape(page, "B3").click()
    expect(say(page)).to_have_text("B3 is turned")


def test_another_picture_keeps_the_keyboard_where_it_was(page):
    piece(page, "C3").focus()
    page.keyboard.press("Enter")
    expect(say(page)).to_have_text("C3 is turned")
    page.evaluate("document.querySelector('.rule-board svg').dataset.old = 'yes'")
    line = control(page, "line").get_by_role("textbox")
    line.fill("another")
    line.press("Enter")
    expect(say(page)).to_have_text("another picture")
    expect(line).to_be_focused()
    expect(board(page).locator("svg[data-old]")).to_have_count(0)
    expect(shape(page, "C3")).to_have_attribute("style", TURNED)
    expect(piece(page, "C3")).to_have_attribute("tabindex", "0")
    shape(page, "D3").click()
    expect(shape(page, "D3")).to_have_attribute("style", TURNED)
