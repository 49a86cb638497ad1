/** The name of a picture file's master: "stair" for "stair-1f8da25c". */
export const masterOf = ({ name }: { name: string }) => name.replace(/-[0-9a-f]{8}$/, '')
