/** Where the wish list is kept in the browser's storage. Apart from its store, which few pages need. */
export const wishListKey = 'int-wishlist';
