// A page without its served bands: see `Page.pressed` in contract.ts, which says what such a module exports.
declare module '*?pressed'
