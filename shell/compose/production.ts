// Imported before React: compose renders what visitors get, so it takes React's production build.
process.env.NODE_ENV ??= 'production'
