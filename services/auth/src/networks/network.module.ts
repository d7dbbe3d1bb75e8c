import { Module } from '@nestjs/common';
import { KnownNetworkRepository } from './known-network.repository.js';

@Module({ providers: [KnownNetworkRepository], exports: [KnownNetworkRepository] })
export class NetworkModule {}
