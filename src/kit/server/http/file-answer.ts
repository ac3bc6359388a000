/** An answer that is a file to be saved, without an envelope. */
import type { FastifyReply } from 'fastify';

/** A text that the browser saves under a name. The name is the shop's own: letters, digits, dots and hyphens. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly text: string;

  constructor(name: string, type: string, text: string) {
    if (!/^[\w.-]+$/.test(name)) throw new RangeError(`not a file name: ${name}`);
    this.name = name;
    this.type = type;
    this.text = text;
  }
}

/** Sends it. */
export function sendFile(reply: FastifyReply, { name, type, text }: FileAnswer): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`).send(text);
}
