/**
 * Features of the platform that the site uses though they are not "Baseline widely available", by the name that the
 * linter gives them, each with what a visitor has without it. A feature that is not here fails `floor.test.ts`.
 */
export const beyondTheFloor: Readonly<Record<string, string>> = {
  "Property 'user-select'": 'Dragging the panorama also selects the words beside it.',
  "Property 'forced-color-adjust'": 'In forced colours the comparison is drawn in the system’s colours.',
  "Property 'interpolate-size'": 'An answer opens without sliding.',
  "Selector 'details-content'": 'An answer opens without sliding.',
  "Property 'font-variant-emoji'": 'An older browser may draw a room’s icon with its own emoji, in colours.',
  "Property 'text-wrap'": 'A heading’s last line may hold one word.',
  "Property 'scrollbar-width'": 'A row of pictures shows its scroll bar.',
  "Value 'stretch' of property 'width'": 'The same width is given by an older word, which stands beside it.',
  "Property 'resize'": 'A text area keeps its height.',
  "Property 'hanging-punctuation'": 'A quotation mark stands within the line.',
  "Selector 'selection'": 'Selected words have the browser’s colours.',
  "Value 'avoid' of property 'break-after'": 'On paper a heading may be the last line of a page.',
  "Property 'content-visibility'": 'A phone lays the whole page out before its first paint.',
  "Property 'text-size-adjust'": 'A phone held sideways may show larger letters.',
  "Property 'backdrop-filter'": 'Nothing is blurred behind the header, whose ground covers 86 %.',
  "Property 'overscroll-behavior'": 'The page behind a menu scrolls on once the menu has come to its end.',
  "Property 'overscroll-behavior-x'": 'At the end of a row a swipe goes back in the browser’s history.',
  "Attribute 'command' on '<button>'": 'A film’s button answers once the page’s code is there, and not before.',
  "Attribute 'commandfor' on '<button>'": 'A film’s button answers once the page’s code is there, and not before.',
  "Attribute 'closedby' on '<dialog>'":
    'A click beside the film closes it once the page’s code is there, and not before.',
  "Attribute 'fetchpriority' on '<img>'": 'The first picture waits for its turn among the others.',
  "Attribute 'playsinline' on '<video>'": 'Only iPhones need it; the others play a film in its place anyway.',
  "Property 'view-transition-name'": 'Pages change at once.',
  "Selector 'view-transition'": 'Pages change at once.',
  "Selector 'view-transition-group'": 'Pages change at once.',
  "Selector 'view-transition-old'": 'Pages change at once.',
  "Selector 'view-transition-new'": 'Pages change at once.',
  'top-level-await': 'Safari may start modules that wait at their top in another order; only the shell’s entry waits.',
}
