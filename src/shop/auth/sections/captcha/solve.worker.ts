/** The proof of work, off the page's own thread: challenge in, token out. */
import { solve, type Challenge } from '#kit/browser/solve.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => postMessage(solve(data)));
