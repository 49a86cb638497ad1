export const houseKey = { label: 'Rooms beside this one' } as const
