/** The proof of work, off the page's own thread: challenge in, token or null out. */
import { solve, type Challenge } from '#kit/browser/captcha/solve.ts';

addEventListener('message', async ({ data }: MessageEvent<Challenge>) => postMessage(await solve(data).catch(() => null)));
