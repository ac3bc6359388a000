import { expect, it } from 'vitest';
import { inOneLine } from './one-line.ts';

it.each([
  [['中国', '浙江省杭州市西湖区', '文三路 100 号'], '中国 浙江省杭州市西湖区 文三路 100 号'],
  [['日本', '〒154-0023', '東京都世田谷区', '若林 1-2-3'], '日本 〒154-0023 東京都世田谷区 若林 1-2-3'],
  [['Lange Straße 5', '26122 Oldenburg', '德国'], 'Lange Straße 5, 26122 Oldenburg, 德国'],
  [['12 Main St', 'Trenton, NJ 08608', 'United States'], '12 Main St, Trenton, NJ 08608, United States'],
  [[], ''],
])('writes %j in one line as its letters are set', (lines, expected) => {
  expect(inOneLine(lines)).toBe(expected);
});
