/** More pieces of one line than this are a slip of the finger, whatever can be had. In a file of its own: every product page knows it. */
export const maxLineCount = 999;
