/** Questions and comments of the demo shop, as their files have them. */
import { expect, it } from 'vitest';
import { readSeeds } from './read-seeds.ts';
import { seedsFolder } from './seed-demo.ts';

it('has every question, comment and answer in Simplified Chinese for readers in Hong Kong', async () => {
  const { questions, comments } = await readSeeds(seedsFolder);
  const threads = [...questions.flatMap((file) => file.questions), ...comments.flatMap((file) => file.comments)];
  const posts = threads.filter(({ lang }) => lang === 'zh').flatMap(({ replies, ...post }) => [post, ...replies]);
  expect(posts.length).toBeGreaterThan(8);
  expect(posts.filter(({ translations }) => translations['zh-HK'] === undefined).map(({ text }) => text)).toEqual([]);
});
