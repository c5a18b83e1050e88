import { testSystemdUnits } from '../support/systemd-units.ts';

testSystemdUnits('orders/deploy', 'my-shop.example');
