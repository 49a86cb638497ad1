/** The address of a work's page with one of its pictures enlarged. Pictures count from 1. */
export const pictureAddress = (work: string, number: number) => `${work}/${number}`

/** The id of the link that enlarges a picture. */
export const linkId = (number: number) => `picture-${number}`
