import { testSystemdUnits } from '../support/systemd-units.ts';

testSystemdUnits('fleet/deploy', '1');
