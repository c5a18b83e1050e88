/** Makes values safe inside HTML that is written by hand, outside React. */

/** For text and double-quoted attributes. */
export function escapeHtml(text: string): string {
	if (!/[&<>"]/.test(text)) {
		return text;
	}
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** For a script block of type application/json: no `</script>`, no `<!--`, no line separator can stand in it. */
export function escapeJson(json: string): string {
	return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
