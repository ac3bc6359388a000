/** Provinces, municipalities and autonomous regions of mainland China, by ISO 3166-2, with their cities. */
import { places, type Region } from './region.ts';

export const cnRegions: readonly Region[] = [
  {
    code: 'AH',
    names: ['Anhui', '安徽省', '安徽省'],
    cities: places(
      "Hefei,合肥市,合肥市 Wuhu,芜湖市,蕪湖市 Bengbu,蚌埠市,蚌埠市 Huainan,淮南市,淮南市 Ma'anshan,马鞍山市,馬鞍山市 Huaibei,淮北市,淮北市 Tongling,铜陵市,銅陵市 Anqing,安庆市,安慶市 Huangshan,黄山市,黃山市 Chuzhou,滁州市,滁州市 Fuyang,阜阳市,阜陽市 Suzhou,宿州市,宿州市 Lu'an,六安市,六安市 Bozhou,亳州市,亳州市 Chizhou,池州市,池州市 Xuancheng,宣城市,宣城市",
    ),
  },
  {
    code: 'BJ',
    names: ['Beijing', '北京市', '北京市'],
    cities: places('Beijing,北京市,北京市'),
  },
  {
    code: 'CQ',
    names: ['Chongqing', '重庆市', '重慶市'],
    cities: places('Chongqing,重庆市,重慶市'),
  },
  {
    code: 'FJ',
    names: ['Fujian', '福建省', '福建省'],
    cities: places(
      'Fuzhou,福州市,福州市 Xiamen,厦门市,廈門市 Putian,莆田市,莆田市 Sanming,三明市,三明市 Quanzhou,泉州市,泉州市 Zhangzhou,漳州市,漳州市 Nanping,南平市,南平市 Longyan,龙岩市,龍岩市 Ningde,宁德市,寧德市',
    ),
  },
  {
    code: 'GD',
    names: ['Guangdong', '广东省', '廣東省'],
    cities: places(
      'Guangzhou,广州市,廣州市 Shenzhen,深圳市,深圳市 Zhuhai,珠海市,珠海市 Shantou,汕头市,汕頭市 Foshan,佛山市,佛山市 Shaoguan,韶关市,韶關市 Zhanjiang,湛江市,湛江市 Zhaoqing,肇庆市,肇慶市 Jiangmen,江门市,江門市 Maoming,茂名市,茂名市 Huizhou,惠州市,惠州市 Meizhou,梅州市,梅州市 Shanwei,汕尾市,汕尾市 Heyuan,河源市,河源市 Yangjiang,阳江市,陽江市 Qingyuan,清远市,清遠市 Dongguan,东莞市,東莞市 Zhongshan,中山市,中山市 Chaozhou,潮州市,潮州市 Jieyang,揭阳市,揭陽市 Yunfu,云浮市,雲浮市',
    ),
  },
  {
    code: 'GS',
    names: ['Gansu', '甘肃省', '甘肅省'],
    cities: places(
      'Lanzhou,兰州市,蘭州市 Jiayuguan,嘉峪关市,嘉峪關市 Jinchang,金昌市,金昌市 Baiyin,白银市,白銀市 Tianshui,天水市,天水市 Wuwei,武威市,武威市 Zhangye,张掖市,張掖市 Pingliang,平凉市,平涼市 Jiuquan,酒泉市,酒泉市 Qingyang,庆阳市,慶陽市 Dingxi,定西市,定西市 Longnan,陇南市,隴南市',
    ),
  },
  {
    code: 'GX',
    names: ['Guangxi', '广西壮族自治区', '廣西壯族自治區'],
    cities: places(
      'Nanning,南宁市,南寧市 Liuzhou,柳州市,柳州市 Guilin,桂林市,桂林市 Wuzhou,梧州市,梧州市 Beihai,北海市,北海市 Fangchenggang,防城港市,防城港市 Qinzhou,钦州市,欽州市 Guigang,贵港市,貴港市 Yulin,玉林市,玉林市 Baise,百色市,百色市 Hezhou,贺州市,賀州市 Hechi,河池市,河池市 Laibin,来宾市,來賓市 Chongzuo,崇左市,崇左市',
    ),
  },
  {
    code: 'GZ',
    names: ['Guizhou', '贵州省', '貴州省'],
    cities: places('Guiyang,贵阳市,貴陽市 Liupanshui,六盘水市,六盤水市 Zunyi,遵义市,遵義市 Anshun,安顺市,安順市 Bijie,毕节市,畢節市 Tongren,铜仁市,銅仁市'),
  },
  {
    code: 'HA',
    names: ['Henan', '河南省', '河南省'],
    cities: places(
      'Zhengzhou,郑州市,鄭州市 Kaifeng,开封市,開封市 Luoyang,洛阳市,洛陽市 Pingdingshan,平顶山市,平顶山市 Anyang,安阳市,安陽市 Hebi,鹤壁市,鶴壁市 Xinxiang,新乡市,新鄉市 Jiaozuo,焦作市,焦作市 Puyang,濮阳市,濮陽市 Xuchang,许昌市,許昌市 Luohe,漯河市,漯河市 Sanmenxia,三门峡市,三門峽市 Nanyang,南阳市,南陽市 Shangqiu,商丘市,商丘市 Xinyang,信阳市,信陽市 Zhoukou,周口市,周口市 Zhumadian,驻马店市,駐馬店市',
    ),
  },
  {
    code: 'HB',
    names: ['Hubei', '湖北省', '湖北省'],
    cities: places(
      'Wuhan,武汉市,武漢市 Huangshi,黄石市,黃石市 Shiyan,十堰市,十堰市 Yichang,宜昌市,宜昌市 Xiangyang,襄阳市,襄陽市 Ezhou,鄂州市,鄂州市 Jingmen,荆门市,荊門市 Xiaogan,孝感市,孝感市 Jingzhou,荆州市,荊州市 Huanggang,黄冈市,黃岡市 Xianning,咸宁市,咸寧市 Suizhou,随州市,隨州市',
    ),
  },
  {
    code: 'HE',
    names: ['Hebei', '河北省', '河北省'],
    cities: places(
      'Shijiazhuang,石家庄市,石家莊市 Tangshan,唐山市,唐山市 Qinhuangdao,秦皇岛市,秦皇島市 Handan,邯郸市,邯郸市 Xingtai,邢台市,邢台市 Baoding,保定市,保定市 Zhangjiakou,张家口市,張家口市 Chengde,承德市,承德市 Cangzhou,沧州市,滄州市 Langfang,廊坊市,廊坊市 Hengshui,衡水市,衡水市',
    ),
  },
  {
    code: 'HI',
    names: ['Hainan', '海南省', '海南省'],
    cities: places('Haikou,海口市,海口市 Sanya,三亚市,三亞市 Danzhou,儋州市,儋州市'),
  },
  {
    code: 'HL',
    names: ['Heilongjiang', '黑龙江省', '黑龍江省'],
    cities: places(
      'Harbin,哈尔滨市,哈爾濱市 Qiqihar,齐齐哈尔市,齊齊哈爾市 Jixi,鸡西市,雞西市 Hegang,鹤岗市,鶴崗市 Shuangyashan,双鸭山市,雙鴨山市 Daqing,大庆市,大慶市 Yichun,伊春市,伊春市 Jiamusi,佳木斯市,佳木斯市 Qitaihe,七台河市,七台河市 Mudanjiang,牡丹江市,牡丹江市 Heihe,黑河市,黑河市 Suihua,绥化市,綏化市',
    ),
  },
  {
    code: 'HN',
    names: ['Hunan', '湖南省', '湖南省'],
    cities: places(
      'Changsha,长沙市,長沙市 Zhuzhou,株洲市,株洲市 Xiangtan,湘潭市,湘潭市 Hengyang,衡阳市,衡陽市 Shaoyang,邵阳市,邵陽市 Yueyang,岳阳市,岳陽市 Changde,常德市,常德市 Zhangjiajie,张家界市,張家界市 Yiyang,益阳市,益陽市 Chenzhou,郴州市,郴州市 Yongzhou,永州市,永州市 Huaihua,怀化市,懷化市 Loudi,娄底市,婁底市',
    ),
  },
  {
    code: 'JL',
    names: ['Jilin', '吉林省', '吉林省'],
    cities: places(
      'Changchun,长春市,長春市 Jilin,吉林市,吉林市 Siping,四平市,四平市 Liaoyuan,辽源市,遼源市 Tonghua,通化市,通化市 Baishan,白山市,白山市 Songyuan,松原市,松原市 Baicheng,白城市,白城市',
    ),
  },
  {
    code: 'JS',
    names: ['Jiangsu', '江苏省', '江蘇省'],
    cities: places(
      "Nanjing,南京市,南京市 Wuxi,无锡市,無錫市 Xuzhou,徐州市,徐州市 Changzhou,常州市,常州市 Suzhou,苏州市,蘇州市 Nantong,南通市,南通市 Lianyungang,连云港市,連雲港市 Huai'an,淮安市,淮安市 Yancheng,盐城市,鹽城市 Yangzhou,扬州市,揚州市 Zhenjiang,镇江市,鎮江市 Taizhou,泰州市,泰州市 Suqian,宿迁市,宿遷市",
    ),
  },
  {
    code: 'JX',
    names: ['Jiangxi', '江西省', '江西省'],
    cities: places(
      "Nanchang,南昌市,南昌市 Jingdezhen,景德镇市,景德鎮市 Pingxiang,萍乡市,萍鄉市 Jiujiang,九江市,九江市 Xinyu,新余市,新餘市 Yingtan,鹰潭市,鷹潭市 Ganzhou,赣州市,贛州市 Ji'an,吉安市,吉安市 Yichun,宜春市,宜春市 Fuzhou,抚州市,撫州市 Shangrao,上饶市,上饒市",
    ),
  },
  {
    code: 'LN',
    names: ['Liaoning', '辽宁省', '遼寧省'],
    cities: places(
      'Shenyang,沈阳市,瀋陽市 Dalian,大连市,大連市 Anshan,鞍山市,鞍山市 Fushun,抚顺市,撫順市 Benxi,本溪市,本溪市 Dandong,丹东市,丹東市 Jinzhou,锦州市,錦州市 Yingkou,营口市,營口市 Fuxin,阜新市,阜新市 Liaoyang,辽阳市,遼陽市 Panjin,盘锦市,盤錦市 Tieling,铁岭市,鐵嶺市 Chaoyang,朝阳市,朝陽市 Huludao,葫芦岛市,葫芦島市',
    ),
  },
  {
    code: 'NM',
    names: ['Inner Mongolia', '内蒙古自治区', '內蒙古自治區'],
    cities: places(
      'Hohhot,呼和浩特市,呼和浩特市 Baotou,包头市,包頭市 Wuhai,乌海市,烏海市 Chifeng,赤峰市,赤峰市 Tongliao,通辽市,通遼市 Ordos,鄂尔多斯市,鄂爾多斯市 Hulunbuir,呼伦贝尔市,呼倫貝爾市 Bayannur,巴彦淖尔市,巴彦淖爾市 Ulanqab,乌兰察布市,烏蘭察布市',
    ),
  },
  {
    code: 'NX',
    names: ['Ningxia', '宁夏回族自治区', '寧夏回族自治區'],
    cities: places('Yinchuan,银川市,銀川市 Shizuishan,石嘴山市,石嘴山市 Wuzhong,吴忠市,吳忠市 Guyuan,固原市,固原市 Zhongwei,中卫市,中卫市'),
  },
  {
    code: 'QH',
    names: ['Qinghai', '青海省', '青海省'],
    cities: places('Xining,西宁市,西寧市 Haidong,海东市,海東市'),
  },
  {
    code: 'SC',
    names: ['Sichuan', '四川省', '四川省'],
    cities: places(
      "Chengdu,成都市,成都市 Zigong,自贡市,自貢市 Panzhihua,攀枝花市,攀枝花市 Luzhou,泸州市,瀘州市 Deyang,德阳市,德陽市 Mianyang,绵阳市,綿陽市 Guangyuan,广元市,廣元市 Suining,遂宁市,遂寧市 Neijiang,内江市,內江市 Leshan,乐山市,樂山市 Nanchong,南充市,南充市 Meishan,眉山市,眉山市 Yibin,宜宾市,宜賓市 Guang'an,广安市,廣安市 Dazhou,达州市,達州市 Ya'an,雅安市,雅安市 Bazhong,巴中市,巴中市 Ziyang,资阳市,資陽市",
    ),
  },
  {
    code: 'SD',
    names: ['Shandong', '山东省', '山東省'],
    cities: places(
      "Jinan,济南市,濟南市 Qingdao,青岛市,青島市 Zibo,淄博市,淄博市 Zaozhuang,枣庄市,棗莊市 Dongying,东营市,東營市 Yantai,烟台市,煙台市 Weifang,潍坊市,濰坊市 Jining,济宁市,濟寧市 Tai'an,泰安市,泰安市 Weihai,威海市,威海市 Rizhao,日照市,日照市 Linyi,临沂市,臨沂市 Dezhou,德州市,德州市 Liaocheng,聊城市,聊城市 Binzhou,滨州市,濱州市 Heze,菏泽市,菏澤市",
    ),
  },
  {
    code: 'SH',
    names: ['Shanghai', '上海市', '上海市'],
    cities: places('Shanghai,上海市,上海市'),
  },
  {
    code: 'SN',
    names: ['Shaanxi', '陕西省', '陝西省'],
    cities: places(
      "Xi'an,西安市,西安市 Tongchuan,铜川市,銅川市 Baoji,宝鸡市,寶雞市 Xianyang,咸阳市,咸陽市 Weinan,渭南市,渭南市 Yan'an,延安市,延安市 Hanzhong,汉中市,漢中市 Yulin,榆林市,榆林市 Ankang,安康市,安康市 Shangluo,商洛市,商洛市",
    ),
  },
  {
    code: 'SX',
    names: ['Shanxi', '山西省', '山西省'],
    cities: places(
      'Taiyuan,太原市,太原市 Datong,大同市,大同市 Yangquan,阳泉市,陽泉市 Changzhi,长治市,長治市 Jincheng,晋城市,晉城市 Shuozhou,朔州市,朔州市 Jinzhong,晋中市,晉中市 Yuncheng,运城市,運城市 Xinzhou,忻州市,忻州市 Linfen,临汾市,臨汾市 Lüliang,吕梁市,呂梁市',
    ),
  },
  {
    code: 'TJ',
    names: ['Tianjin', '天津市', '天津市'],
    cities: places('Tianjin,天津市,天津市'),
  },
  {
    code: 'XJ',
    names: ['Xinjiang', '新疆维吾尔自治区', '新疆維吾爾自治區'],
    cities: places('Ürümqi,乌鲁木齐市,烏魯木齊市 Karamay,克拉玛依市,克拉瑪依市 Turpan,吐鲁番市,吐魯番市 Hami,哈密市,哈密市'),
  },
  {
    code: 'XZ',
    names: ['Tibet', '西藏自治区', '西藏自治區'],
    cities: places('Lhasa,拉萨市,拉薩市 Xigazê,日喀则市,日喀則市 Qamdo,昌都市,昌都市 Nyingchi,林芝市,林芝市 Shannan,山南市,山南市 Nagqu,那曲市,那曲市'),
  },
  {
    code: 'YN',
    names: ['Yunnan', '云南省', '雲南省'],
    cities: places(
      "Kunming,昆明市,昆明市 Qujing,曲靖市,曲靖市 Yuxi,玉溪市,玉溪市 Baoshan,保山市,保山市 Zhaotong,昭通市,昭通市 Lijiang,丽江市,麗江市 Pu'er,普洱市,普洱市 Lincang,临沧市,臨滄市",
    ),
  },
  {
    code: 'ZJ',
    names: ['Zhejiang', '浙江省', '浙江省'],
    cities: places(
      'Hangzhou,杭州市,杭州市 Ningbo,宁波市,寧波市 Wenzhou,温州市,溫州市 Jiaxing,嘉兴市,嘉興市 Huzhou,湖州市,湖州市 Shaoxing,绍兴市,紹興市 Jinhua,金华市,金華市 Quzhou,衢州市,衢州市 Zhoushan,舟山市,舟山市 Taizhou,台州市,台州市 Lishui,丽水市,麗水市',
    ),
  },
];
