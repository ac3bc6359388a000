/** Pure: which part of a text is the name of a person. */

/** Stands where a telephone number was. */
export const phoneMark = '☎';

const surnames = new Set(
  '楼王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟申耿关兰焦俞左柳甘祝包宁符阮尤柯卜苗蓝凌时季芦欧辛管葉吳陳張劉黃趙楊許鄭謝馮鄧蕭鍾譚陸盧羅韓馬孫鄒龍賀顧嚴錢萬湯溫莊齊喬龐顏聶魯岳關蘭'.split(
    '',
  ),
);
/** Family names of two characters. */
export const doubleSurname = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|南宫|端木|闻人|轩辕)/;
/** Characters that places and houses have. */
const placeWord = /[省市区區县縣州盟旗镇鎮乡鄉村路街巷弄道号號楼樓栋棟幢座室层層单元苑园園城厦廈院店港场場门門柜亭站]/;
const polite = /(?:先生|女士|小姐|同学|老师|收|\(收\)|（收）)$/;
const latinName = /^[A-Za-z][A-Za-z.'’-]*(?: [A-Za-z][A-Za-z.'’-]*){0,3}$/;
const longestChinese = 4;
const longestMinority = 15;

/** A part of the text between separators. */
type Part = { text: string; from: number; to: number; nearPhone: boolean; isLast: boolean };

/** Where the name stands in a text; `isBefore`: it was written before the address, where little else is. */
export function findName(text: string, { isBefore }: { isBefore: boolean }): { from: number; to: number; score: number } | null {
  const scored = partsOf(text).map((part) => ({ ...part, score: scoreOf(part, isBefore) }));
  const best = scored.reduce<(typeof scored)[number] | null>((found, part) => (part.score > (found?.score ?? 0) ? part : found), null);
  return best && { from: best.from, to: best.to, score: best.score };
}

/** A name without what politeness adds: `张三（收）`. */
export const tidyName = (name: string): string => name.replace(/(?:收|\(收\)|（收）)$/, '').trim();

function partsOf(text: string): Part[] {
  const found = [...text.matchAll(/[A-Za-z][A-Za-z.'’-]*(?: [A-Za-z][A-Za-z.'’-]*){0,3}(?=[\s,;:☎]|$)|[^\s,;:。|☎]+/g)];
  return found.map((match, index) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const [last, next] = [found[index - 1], found[index + 1]];
    const around = text.slice(last ? last.index + last[0].length : 0, from) + text.slice(to, next?.index ?? text.length);
    return { text: match[0], from, to, nearPhone: around.includes(phoneMark), isLast: !next };
  });
}

/** How likely a part is a name; 0: it is none. */
function scoreOf({ text, nearPhone, isLast }: Part, isBefore: boolean): number {
  const bare = tidyName(text);
  if (latinName.test(bare)) return isBefore || nearPhone ? 2 : 0;
  if (!/^[\p{Script=Han}·•]{2,}$/u.test(bare)) return 0;
  if (bare.length > (/[·•]/.test(bare) ? longestMinority : longestChinese)) return 0;
  const hasSurname = surnames.has(bare[0]!) || doubleSurname.test(bare) || polite.test(text) || /[·•]/.test(bare);
  const isPlace = placeWord.test(hasSurname ? bare.slice(1) : bare);
  if (isPlace && !(hasSurname && (isBefore || nearPhone))) return 0;
  const certain = (hasSurname ? 3 : 0) + (nearPhone ? 2 : 0) + (isBefore ? 2 : 0) + (isLast ? 1 : 0);
  return certain > 1 ? certain : 0;
}
