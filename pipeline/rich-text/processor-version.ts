/** Separates the rendered texts of different processors, without loading one. */

/** Raised whenever `renderMarkdown` answers differently than before: kept results of other versions are not used. */
export const processorVersion = '4';
