/**
 * The settings of a visitor who asks for less motion, for tests of something else: drawing each frame of what moves
 * takes up to a quarter of their time.
 */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const
