-- The words of titles by themselves: a word that nearly every product has somewhere (a colour, a maker) is in few titles, and those come first.
create index product_title_terms on product using gin (ts_filter(search_terms, '{a}')) where published;
