/** Whether any server answers at the address, with whatever status. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )
