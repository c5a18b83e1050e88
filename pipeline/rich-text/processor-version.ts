/** Tells rendered texts of different processors apart, without loading one. */

/** Raised whenever `renderMarkdown` answers differently than before: kept results of other versions are not used. */
export const processorVersion = '4';
