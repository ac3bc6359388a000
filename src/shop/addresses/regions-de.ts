/** Federal states of Germany, by ISO 3166-2. */
import type { Region } from './region.ts';

export const deRegions: readonly Region[] = [
  { code: 'BW', names: ['Baden-Württemberg', '巴登-符腾堡州', '巴登-符騰堡州'] },
  { code: 'BY', names: ['Bavaria', '巴伐利亚州', '巴伐利亞州'], local: 'Bayern' },
  { code: 'BE', names: ['Berlin', '柏林', '柏林'] },
  { code: 'BB', names: ['Brandenburg', '勃兰登堡州', '勃蘭登堡州'] },
  { code: 'HB', names: ['Bremen', '不来梅', '不來梅'] },
  { code: 'HH', names: ['Hamburg', '汉堡', '漢堡'] },
  { code: 'HE', names: ['Hesse', '黑森州', '黑森州'], local: 'Hessen' },
  { code: 'MV', names: ['Mecklenburg-Vorpommern', '梅克伦堡-前波美拉尼亚州', '梅克倫堡-前波美拉尼亞州'] },
  { code: 'NI', names: ['Lower Saxony', '下萨克森州', '下薩克森州'], local: 'Niedersachsen' },
  { code: 'NW', names: ['North Rhine-Westphalia', '北莱茵-威斯特法伦州', '北萊茵-威斯特法倫州'], local: 'Nordrhein-Westfalen' },
  { code: 'RP', names: ['Rhineland-Palatinate', '莱茵兰-普法尔茨州', '萊茵蘭-普法爾茨州'], local: 'Rheinland-Pfalz' },
  { code: 'SL', names: ['Saarland', '萨尔州', '薩爾州'] },
  { code: 'SN', names: ['Saxony', '萨克森州', '薩克森州'], local: 'Sachsen' },
  { code: 'ST', names: ['Saxony-Anhalt', '萨克森-安哈尔特州', '薩克森-安哈爾特州'], local: 'Sachsen-Anhalt' },
  { code: 'SH', names: ['Schleswig-Holstein', '石勒苏益格-荷尔斯泰因州', '石勒蘇益格-荷爾斯泰因州'] },
  { code: 'TH', names: ['Thuringia', '图林根州', '圖林根州'], local: 'Thüringen' },
];
