import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckoutForm } from './checkout.tsx';
import { format, shop, type Cart, type Product } from './shop.ts';
import './style.css';

function Storefront() {
  const [products, setProducts] = useState<Product[]>([]);
  const [cart, setCart] = useState<Cart>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    void shop.GET('/product/list', { params: { query: { inStock: '1', size: '12' } } }).then(({ data, error }) => {
      setProducts(data?.items ?? []);
      setMessage(error?.msg ?? '');
    });
    void shop.POST('/cart/get').then(({ data }) => setCart(data));
  }, []);

  async function add(sku: string) {
    const { data, error } = await shop.POST('/cart/add', { body: { sku, quantity: 1 } });
    if (data) setCart(data);
    setMessage(error?.reason === 'outOfStock' ? `Only ${error.data?.available ?? 0} left.` : (error?.msg ?? ''));
  }

  return (
    <>
      <h1>Storefront</h1>
      <output>{message}</output>
      <ul>
        {products.map(({ id, sku, title, price, images }) => (
          <li key={id}>
            {images[0] && <img src={new URL(images[0].url, shop.url).href} alt={images[0].alt} />}
            <h2>{title}</h2>
            <p>{format(price)}</p>
            <button onClick={() => void add(sku)}>Add to cart</button>
          </li>
        ))}
      </ul>
      {cart !== undefined && cart.count > 0 && (
        <section aria-label="Cart">
          <p>
            {cart.count} in the cart, {format(cart.total)}
          </p>
          <CheckoutForm
            onPlaced={(orderNo) => {
              setCart(undefined);
              setMessage(`Thank you! Your order is ${orderNo}.`);
            }}
          />
        </section>
      )}
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Storefront />);
