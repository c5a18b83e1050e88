/** Goes where a link would lead: within the app where that can, as the browser does where not. */
export function follow(document: Document, href: string): void {
	const link = document.createElement('a');
	link.href = href;
	link.hidden = true;
	document.body.append(link);
	link.click();
	link.remove();
}
