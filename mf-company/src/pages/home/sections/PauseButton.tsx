import { classes } from 'shared-ui/classes'
import { Icon } from 'shared-ui/Icon'
import styles from './PauseButton.module.css'

export interface PauseWords {
  pause: string
  resume: string
}

interface PauseButtonProps extends PauseWords {
  isPaused: boolean
  onToggle: () => void
  className?: string | undefined
}

/** Stops what moves by itself, for good (WCAG 2.2.2: hovering is no way to stop for everybody). */
export function PauseButton({ pause, resume, isPaused, onToggle, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.pause, className)}
      aria-label={isPaused ? resume : pause}
      onClick={onToggle}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={16} />
    </button>
  )
}
