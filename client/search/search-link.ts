/** Class by which the header's link to the search is styled and found. */
export const searchLinkClass = 'search-link';
