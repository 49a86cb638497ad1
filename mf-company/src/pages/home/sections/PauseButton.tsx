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

/** A button that stops and starts the movement beside it (WCAG 2.2.2: not everybody can stop it by hovering). */
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
