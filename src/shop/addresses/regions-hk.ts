/** Hong Kong has no subdivisions in ISO 3166-2; its three parts and eighteen districts are offered as city and area. */
import type { PlaceName } from './region.ts';

export const hkCities: readonly PlaceName[] = [
  ['Hong Kong Island', '香港岛', '香港島'],
  ['Kowloon', '九龙', '九龍'],
  ['New Territories', '新界', '新界'],
];

export const hkDistricts: readonly PlaceName[] = [
  ['Central and Western', '中西区', '中西區'],
  ['Wan Chai', '湾仔区', '灣仔區'],
  ['Eastern', '东区', '東區'],
  ['Southern', '南区', '南區'],
  ['Yau Tsim Mong', '油尖旺区', '油尖旺區'],
  ['Sham Shui Po', '深水埗区', '深水埗區'],
  ['Kowloon City', '九龙城区', '九龍城區'],
  ['Wong Tai Sin', '黄大仙区', '黃大仙區'],
  ['Kwun Tong', '观塘区', '觀塘區'],
  ['Kwai Tsing', '葵青区', '葵青區'],
  ['Tsuen Wan', '荃湾区', '荃灣區'],
  ['Tuen Mun', '屯门区', '屯門區'],
  ['Yuen Long', '元朗区', '元朗區'],
  ['North', '北区', '北區'],
  ['Tai Po', '大埔区', '大埔區'],
  ['Sha Tin', '沙田区', '沙田區'],
  ['Sai Kung', '西贡区', '西貢區'],
  ['Islands', '离岛区', '離島區'],
];
