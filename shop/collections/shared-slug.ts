/** The slug of a record that is in the addresses of every language. */
import { slug } from '../../pipeline/declarations/fields.ts';

export const sharedSlug = { ...slug, note: 'Teil der Adresse, für alle Sprachen gleich' };
