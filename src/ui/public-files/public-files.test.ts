import { afterEach, expect, it } from 'vitest';
import { publicAddress, publicHtml, publicPath, publicPicture, setPicturesUrl, wholeAddress } from './public-files.ts';

afterEach(() => setPicturesUrl(undefined));

const path = '/media/019a0000-0000-7000-8000-000000000001/1200.jpg?v=2';
const html = `<p>/media/x/1.jpg "/media/y/2.jpg" <a href="/media/a">a</a></p><img src="${path}" alt="&gt; b" srcset="/media/c/480.webp 480w, /media/c/800.webp 800w" />`;

it('is the shop’s own path where no network is named', () => {
  expect([publicAddress(path), publicPath(path), publicHtml(html)]).toEqual([path, path, html]);
});

it('is below the network’s origin, and a path again where it is stored', () => {
  setPicturesUrl('https://cdn.example');
  expect(publicAddress(path)).toBe(`https://cdn.example${path}`);
  expect(publicPath(publicAddress(path))).toBe(path);
  expect(publicPicture({ id: 'a', url: path })).toEqual({ id: 'a', url: `https://cdn.example${path}` });
  expect(publicPath(`https://cdn.example.evil${path}`)).toBe(`https://cdn.example.evil${path}`);
});

it('stands in pictures of a text, and changes nothing else of it', () => {
  setPicturesUrl('https://cdn.example');
  const [text, picture] = html.split('<img');
  const shown = picture!.replaceAll('/media/', 'https://cdn.example/media/');
  expect(publicHtml(html)).toBe(`${text}<img${shown}`);
  // Those of private pictures are others.
  const own = '<img src="/api/web/upload/a/b/1200.jpg" alt="">';
  expect(publicHtml(own)).toBe(own);
});

it('is whole where mails, feeds and search engines read it', () => {
  expect(wholeAddress('https://shop.example', path)).toBe(`https://shop.example${path}`);
  expect(wholeAddress('https://shop.example', `https://cdn.example${path}`)).toBe(`https://cdn.example${path}`);
});
