const drawings = {
  arrow: <path d="M3 12h17M14 6l6 6-6 6" />,
  back: <path d="M21 12H4M10 6l-6 6 6 6" />,
  play: <path d="M7 4v16l13-8z" fill="currentColor" stroke="none" />,
  pause: <path d="M8 4v16M16 4v16" strokeWidth="3" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  tick: <path d="m4 12.5 5.5 5.5L20 6.5" />,
  alert: <path d="M12 3 2 21h20zM12 10v5M12 17.5v1" />,
  phone: <path d="M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4c0 1-1 2-2 2C10.5 21 3 13.5 3 5c0-1 1-2 2-2z" />,
  chat: <path d="M4 4h16v12H10l-6 5z" />,
  mail: <path d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  grip: <path d="M9 6l-6 6 6 6M15 6l6 6-6 6M3 12h18" />,
}

export type IconName = keyof typeof drawings

/** A line drawing on a 24 px grid in the colour of the text; decorative only. `size` in px. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
