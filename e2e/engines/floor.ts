/**
 * The features of the platform that the site uses although they are not "Baseline widely available", by the linter's
 * names. Each says what a visitor gets without it. A feature that is not listed here fails `floor.test.ts`.
 */
export const beyondTheFloor: Readonly<Record<string, string>> = {
  "Property 'user-select'": 'Dragging the panorama also selects the words beside it.',
  "Property 'forced-color-adjust'": 'In forced colours the comparison is drawn in the system’s colours.',
  "Property 'interpolate-size'": 'An answer opens without sliding.',
  "Selector 'details-content'": 'An answer opens without sliding.',
  "Property 'font-variant-emoji'": 'An older browser may draw a room’s icon with its own emoji, in colours.',
  "Property 'text-wrap'": 'A heading’s last line may hold one word.',
  "Property 'scrollbar-width'": 'A row of pictures shows its scroll bar.',
  "Value 'stretch' of property 'width'": 'An older keyword beside it gives the same width.',
  "Property 'resize'": 'A text area keeps its height.',
  "Property 'hanging-punctuation'": 'A quotation mark stands within the line.',
  "Selector 'selection'": 'Selected words have the browser’s colours.',
  "Value 'column' of property 'break-before'": 'On paper a column of the footer begins elsewhere.',
  "Value 'avoid' of property 'break-after'": 'On paper a heading may be the last line of a page.',
  "Property 'content-visibility'": 'A phone lays the whole page out before its first paint.',
  "Property 'text-size-adjust'": 'A phone held sideways may show larger letters.',
  "Property 'backdrop-filter'": 'Nothing is blurred behind the header, whose background is 86 % opaque.',
  "Property 'overscroll-behavior'": 'The page behind a menu scrolls once the menu has reached its end.',
  "Property 'overscroll-behavior-x'": 'At the end of a row a swipe goes back in the browser’s history.',
  "Attribute 'command' on '<button>'": 'A film’s button answers only once the page is hydrated.',
  "Attribute 'commandfor' on '<button>'": 'A film’s button answers only once the page is hydrated.',
  "Attribute 'closedby' on '<dialog>'": 'A click beside the film closes it only once the page is hydrated.',
  "Attribute 'fetchpriority' on '<img>'": 'The first picture is fetched in its turn among the others.',
  "Attribute 'playsinline' on '<video>'": 'Nothing is missing: only iPhones need it to play a film within the page.',
  'top-level-await': 'Safari may run modules with a top-level await in another order; only the shell’s entry has one.',
}
