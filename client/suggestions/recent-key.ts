/** Where the products looked at last are kept (`recent-pieces.ts`); that something is there is the visitor's wish. */
export const recentKey = 'int-recent';
