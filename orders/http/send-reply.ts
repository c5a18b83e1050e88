/** Writes the reply to a request. */
import type { FastifyReply } from 'fastify';
import type { Reply } from '../web/reply.ts';

export function sendReply(to: FastifyReply, reply: Reply): FastifyReply {
	// Nothing that this service answers may be kept or found by search engines.
	to.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
	switch (reply.kind) {
		case 'json':
			return to
				.code(reply.status)
				.headers(reply.headers ?? {})
				.type('application/json;charset=utf-8')
				.send(JSON.stringify(reply.body));
		case 'page':
			return to.code(reply.status).header('Content-Security-Policy', reply.policy).type('text/html;charset=utf-8').send(reply.html);
		case 'redirect':
			return to.code(303).header('Location', reply.location).send();
	}
}
