import { Navigate } from 'react-router';

/** Methods have no list of their own: they stand with their zones. */
export const ToShipping = () => <Navigate to="/shipping-zones" replace />;
