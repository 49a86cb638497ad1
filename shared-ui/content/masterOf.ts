/** The name of the master that a picture's file is called after: "stair" of "stair-1f8da25c". */
export const masterOf = ({ name }: { name: string }) => name.replace(/-[0-9a-f]{8}$/, '')
