/** Words in which no hyphen, range or unit breaks a line that has room for them: "2-year", "9–13 weeks", "20 mm". */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+[-–]\S+(?: weeks)?|\d\S* (?:mm|m²?|kg|metres?|weeks?|degrees)\b)/).map((part, place) =>
    // Every second part is what the expression has found.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: one word may stand in a sentence twice.
      <span key={place} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
