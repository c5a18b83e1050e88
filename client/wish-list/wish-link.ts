/** Classes of the header's link to the wish list. */
export const wishLinkClass = 'wish-link';
/** Where something is on the list. */
export const wishedClass = 'wished';
