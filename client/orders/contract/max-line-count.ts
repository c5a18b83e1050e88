/** A higher count in one line is a slip of the finger, even if the stock allows it. In a file of its own: every product page loads it. */
export const maxLineCount = 999;
