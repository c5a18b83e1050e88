/** Sizes and times that forms and service have in common. */

/** Characters; an e-mail address is never longer (RFC 5321). */
export const emailMaxLength = 254;
/** What browsers take for an address, but with a dot in its domain: "anna@gmail" is a slip. Also the `pattern` of its field. */
export const emailPattern =
	"[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+";
export const nameMaxLength = 100;
export const messageMaxLength = 5000;

/** Nobody fills in a form faster: the form waits with sending until then, and the service holds a message back that says it took less. */
export const minimumFillMs: Readonly<Record<'contact' | 'newsletter', number>> = { contact: 3000, newsletter: 1000 };
