/**
 * Text in which no hyphen, range or sum breaks across a line that could hold it: "2-year", "9–13 weeks", "£2.5
 * million".
 */
export const NoWrap = ({ children }: { children: string }) =>
  children.split(/(\S+[-–]\S+(?:\s(?:weeks|million)\S*)?|£\S+ million\S*)/).map((part, place) =>
    // Every second part is a match of the expression, with its comma: Safari would start a line with a comma that
    // follows.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice in a sentence.
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
