/** Where the wish list is kept in the browser's storage. Apart from its store, which few pages need. */
export const wishListKey = 'int-wishlist';

/** Classes of the header's link to the wish list. */
export const wishLinkClass = 'wish-link';

/** Where something is on the list. */
export const wishedClass = 'wished';
