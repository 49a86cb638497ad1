/** Whether a host name, as `URL` gives it, is this machine's own: no server elsewhere can answer under it. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
