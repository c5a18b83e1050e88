/** An answer whose JSON was read already, so that the SDK does not read it a second time. */
export function toParsedResponse(value: unknown, status: number): Response {
	const response = new Response(null, { status, headers: { 'content-type': 'application/json' } });
	return Object.assign(response, { json: () => Promise.resolve(value) });
}
