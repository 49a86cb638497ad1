import type { Ref } from 'react'
import styles from './OpenButton.module.css'

interface OpenButtonProps {
  text: string
  /** The size of the download, as text. */
  weight: string
  /** The label while the panorama loads; otherwise undefined. */
  loading: string | undefined
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

/** The button at the foot of the poster that opens the panorama. */
export function OpenButton({ text, weight, loading, onPress, ref }: OpenButtonProps) {
  return (
    <>
      {/* Not disabled while loading: a disabled button loses the focus, which must pass to the picture. */}
      <button
        ref={ref}
        type="button"
        className={styles.open}
        data-needs-code
        aria-disabled={loading ? true : undefined}
        onClick={onPress}
      >
        <svg
          width={24}
          height={24}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="square"
          aria-hidden="true"
        >
          <path d="M3 12c0 2 4 4 9 4s9-2 9-4-4-4-9-4M14 4l-4 4 4 4" />
        </svg>
        {loading ?? (
          <span>
            {text} <small>{weight}</small>
          </span>
        )}
      </button>
      {/* Screen readers do not announce a pressed button's new label by themselves. */}
      <p className="vh" role="status">
        {loading}
      </p>
    </>
  )
}
