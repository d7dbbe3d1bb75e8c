import { Module } from '@nestjs/common';
import { allOperations } from '@mall/contracts/all';
import { AccessModule } from '../access/access.module.js';
import { controllerFor } from './mount.js';

const reachable = allOperations.filter(({ http }) => http);
const services = [...new Set(reachable.map(({ service }) => service))];

/** Mounts one controller for each service, from the contracts alone. */
@Module({
  imports: [AccessModule],
  controllers: services.map((service) =>
    controllerFor(
      service,
      reachable.filter((operation) => operation.service === service),
    ),
  ),
})
export class MountModule {}
